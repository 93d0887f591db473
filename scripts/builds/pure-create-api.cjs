/**
 * A loader for the modules of RTK Query: their `createApi` is marked as pure but its arguments are not, so that a build that
 * does not use it keeps all of it. Marks the arguments too.
 */
module.exports = (source) =>
  source.replace(/(?<=buildCreateApi\(|buildCreateApi\(.*, )(coreModule|reactHooksModule)\(\)/g, '/* @__PURE__ */ $1()');
