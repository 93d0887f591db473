/** The release's container, and the hash of each script by file name, which packaging writes before the runtime. */
declare const ENTRY_FACTS: { container: string; hashes: Record<string, string> };
/** The runtime of the build that a module is part of. */
declare const __webpack_require__: object;
