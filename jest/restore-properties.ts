/** Remembers the own properties of an object. Returns a function that restores changed ones and deletes added ones. */
export function restoreProperties(object: object): () => void {
  const before = new Map(Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key) as PropertyDescriptor]));
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!before.has(key)) Reflect.deleteProperty(object, key);
    for (const [key, descriptor] of before) {
      const now = Reflect.getOwnPropertyDescriptor(object, key);
      if (now?.value !== descriptor.value || now?.get !== descriptor.get) Reflect.defineProperty(object, key, descriptor);
    }
  };
}
