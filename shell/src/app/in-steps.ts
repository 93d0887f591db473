import { breathe } from './breathe';

/**
 * Starts what stands in the files of the page already, package by package: as one step it keeps a phone from answering
 * for a tenth of a second and more.
 */
export async function startInSteps(): Promise<void> {
  const steps = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ '@oracle-astra/shared/ui'),
    () => import(/* webpackMode: "eager" */ '../composition/given/rtk-query'),
    () => import(/* webpackMode: "eager" */ '@oracle-astra/shared/api'),
  ];
  for (const step of steps) {
    await step();
    await breathe();
  }
}
