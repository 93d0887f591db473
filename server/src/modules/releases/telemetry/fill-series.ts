/** Under this name the reports on a remote's fills are counted, apart from those on its pages. No remote can have it. */
export const toFillSeries = (remote: string) => `${remote}/fills`;
