/** A birth place as the form holds it; latitude and longitude in degrees, as typed. */
export interface Place {
  birthPlace: string;
  latitude: string;
  longitude: string;
}
