interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser handle input and paint between two long tasks. */
export async function yieldToMain(): Promise<void> {
  await (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.();
}
