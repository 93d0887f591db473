/** What lets code reach other processes, or Node's own internals past the permission model. A release needs none of it. */
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

/** What lets code reach the network. A page calls the site's own API by messages. */
const removedGlobals = ['fetch', 'WebSocket', 'EventSource'];

/** Takes from this process, before a release runs in it, what would let the release reach the server or its network. */
export function lockProcess(): void {
  for (const name of removedFromProcess) Reflect.deleteProperty(process, name);
  for (const name of removedGlobals) Reflect.deleteProperty(globalThis, name);
}
