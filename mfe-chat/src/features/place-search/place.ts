/** A birth place as raw form text: its name, and its coordinates in degrees. */
export interface Place {
  birthPlace: string;
  latitude: string;
  longitude: string;
}
