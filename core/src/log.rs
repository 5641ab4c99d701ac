//! Where events go.

/// Takes note of what happens. The event is built only if somebody listens, so that playing with
/// [`Silent`] costs nothing.
pub trait Log<E> {
    /// Something has happened.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn note(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

impl<E, L: Log<E>> Log<E> for &mut L {
    #[inline]
    fn note(&mut self, event: impl FnOnce() -> E) {
        (**self).note(event);
    }
}
