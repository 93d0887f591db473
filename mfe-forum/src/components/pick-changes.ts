/** Only the fields that the person changed, because another tab may have changed others since the form was opened. */
export function pickChanges<Request extends object>(request: Request, before: object): Partial<Request> {
  const known = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(request).filter(([name, value]) => value !== known.get(name))) as Partial<Request>;
}
