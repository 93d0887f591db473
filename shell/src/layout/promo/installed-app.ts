/** Whether the site runs as an installed app and not in a tab of the browser. */
export const isInstalledApp = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
