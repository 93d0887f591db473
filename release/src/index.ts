export { run } from './cli';
export { describeRemote, describeShell } from './describe';
export { offer } from './offer';
export { prune } from './prune';
export { follow, promote, publish, readDescriptor, readRegistry, rollback, setCanary } from './registry';
