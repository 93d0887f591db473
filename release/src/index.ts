export { run } from './cli';
export { describeRemote, describeShell } from './describe';
export { promote, publish, readDescriptor, readRegistry, rollback, setCanary } from './registry';
