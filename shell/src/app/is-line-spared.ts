/** What some browsers say of the line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connectionOf = (navigator: Navigator) => (navigator as { connection?: Connection }).connection ?? {};

export const isDataSaved = (navigator: Navigator): boolean => connectionOf(navigator).saveData === true;

/** Slow lines, and whoever saves data, are spared what is loaded for the time without internet. */
export function isLineSpared(navigator: Navigator): boolean {
  const { effectiveType } = connectionOf(navigator);
  return isDataSaved(navigator) || (effectiveType !== undefined && effectiveType !== '4g');
}
