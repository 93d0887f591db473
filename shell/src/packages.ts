/** The packages that the page starts before its own part, in their order. */
export const packages: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@oracle-astra/shared/ui'),
  () => import(/* webpackMode: "eager" */ './composition/given/rtk-query'),
  () => import(/* webpackMode: "eager" */ '@oracle-astra/shared/api'),
];
