/** A birth place as the form holds it: its name and its degrees as they are written. */
export interface Place {
  birthPlace: string;
  latitude: string;
  longitude: string;
}
