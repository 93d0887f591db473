export * from './users';
export * from './ledger';
export * from './answers';
export * from './births';
export * from './chats';
export * from './forum';
export * from './notifications';
export * from './subscriptions';
