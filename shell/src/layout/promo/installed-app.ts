/** Whether the site runs as an installed app and not in a browser tab. */
export const isInstalledApp = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
