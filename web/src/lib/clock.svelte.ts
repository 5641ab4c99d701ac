import { createSubscriber } from "svelte/reactivity";

let time = Date.now();

const subscribe = createSubscriber((update) => {
  const timer = setInterval(() => {
    time = Date.now();
    update();
  }, 1000);
  return () => clearInterval(timer);
});

/** The time in milliseconds since 1970; whoever shows it is told every second. */
export function now(): number {
  subscribe();
  return Math.max(time, Date.now() - 1000);
}
