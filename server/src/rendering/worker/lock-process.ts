/** APIs that give code access to other processes, or to Node's internals without the permission model. A release needs none of them. */
const removedFromProcess = [
  'kill',
  '_kill',
  '_debugProcess',
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'mainModule',
  'report',
];

/** APIs for network access. A page calls the site's own API by messages. */
const removedGlobals = ['fetch', 'WebSocket', 'EventSource'];

/** Removes APIs from this process, before a release runs in it, that would give the release access to the server or its network. */
export function lockProcess(): void {
  for (const name of removedFromProcess) Reflect.deleteProperty(process, name);
  for (const name of removedGlobals) Reflect.deleteProperty(globalThis, name);
}
