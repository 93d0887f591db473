/** What some browsers report about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connectionOf = (navigator: Navigator) => (navigator as { connection?: Connection }).connection ?? {};

export const isDataSaved = (navigator: Navigator): boolean => connectionOf(navigator).saveData === true;

/** On slow connections, and where the person saves data, nothing is loaded for offline use. */
export function shouldSaveData(navigator: Navigator): boolean {
  const { effectiveType } = connectionOf(navigator);
  return isDataSaved(navigator) || (effectiveType !== undefined && effectiveType !== '4g');
}
