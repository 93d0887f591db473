// Generated from en.json by `npm run texts -- --types`.
export {};

declare global {
  interface MessageCatalog {
    'shell.locale.group': null;
    'shell.locale.offerInOther': null;
    'shell.locale.stay': null;
  }
}
