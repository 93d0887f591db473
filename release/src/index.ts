export { run } from './cli';
export { packageRemote, packageShell } from './package-release';
export { autoPromote } from './auto-promote';
export { prune } from './prune';
export { follow, promote, publish, readDescriptor, readRegistry, rollback, setCanary } from './registry';
