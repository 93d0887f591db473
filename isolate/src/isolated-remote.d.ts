// The build replaces both modules with files of the remote.
declare module 'isolated-routes' {
  import type { RemoteModule } from '@oracle-astra/shared/api';
  export const routes: RemoteModule['routes'];
}
declare module 'isolated-data' {
  import type { IsolatedRemote } from '@oracle-astra/shared/testing';
  export const isolatedRemote: IsolatedRemote;
}
declare const REMOTE_WORKSPACE: string;
