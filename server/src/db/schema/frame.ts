// The tables of every site.
export * from './users';
export * from './data-keys';
export * from './passkeys';
export * from './idempotent-answers';
export * from './releases/release-counts';
export * from './releases/release-evidence';
