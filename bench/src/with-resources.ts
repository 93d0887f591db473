export interface Resource {
  stop(): Promise<void>;
}

/** Starts the resources one after another, passes them to `use`, and stops every started one, also after an error. */
export async function withResources<Name extends string, Thing extends Resource>(
  starts: Readonly<Record<Name, () => Promise<Thing>>>,
  use: (started: Record<Name, Thing>) => Promise<void>,
): Promise<void> {
  const started: Partial<Record<Name, Thing>> = {};
  try {
    for (const name of Object.keys(starts) as Name[]) started[name] = await starts[name]();
    await use(started as Record<Name, Thing>);
  } finally {
    for (const thing of Object.values<Thing | undefined>(started)) await thing?.stop();
  }
}
