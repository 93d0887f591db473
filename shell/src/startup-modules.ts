/** Packages that are evaluated before the shell's own code, in this order. */
export const startupModules: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@oracle-astra/shared/ui'),
  () => import(/* webpackMode: "eager" */ './composition/shared-modules/rtk-query'),
  () => import(/* webpackMode: "eager" */ '@oracle-astra/shared/api'),
];
