//! Counts heap allocations, to show that there are none where there should be none.

#![allow(unsafe_code)] // A global allocator cannot be had without.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter for each thread. A binary that wants to count declares it:
/// `#[global_allocator] static COUNTING: Counting = Counting;`
pub struct Counting;

// SAFETY: every call goes to the system's allocator as it came; the counter does not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(at, layout, size) }
    }
}

fn count() {
    // A thread that is ending has no counter any more, and nobody to ask for it.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

/// How many times this thread has asked for memory so far; always 0 where [`Counting`] is not the allocator.
pub fn so_far() -> u64 {
    COUNT.with(Cell::get)
}
