//! Enums that know all their variants.

/// Declares an enum without data, together with the constant `ALL` that lists every variant.
macro_rules! listed {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident { $($(#[$doc:meta])* $variant:ident,)+ }
    ) => {
        $(#[$attribute])*
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All variants, in their order.
            pub const ALL: &[$name] = &[$($name::$variant),+];
        }
    };
}
pub(crate) use listed;
