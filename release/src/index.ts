export { run } from './cli';
export { catalogPrefix, readCatalog } from './messages/catalog';
export { printMessageTypes } from './messages/message-types';
export { packageRemote, packageShell } from './package-release';
export { autoPromote } from './auto-promote';
export { prune } from './prune';
export { follow, promote, publish, readDescriptor, readRegistry, rollback, setCanary } from './registry';
