export const jaipur = {
  description: 'Jaipur, Rajasthan, India',
  place_id: 'p1',
  structured_formatting: { main_text: 'Jaipur', secondary_text: 'Rajasthan, India' },
  geometry: { location: { lat: 26.9196, lng: 75.7878 } },
};
export const places = { status: 'ok', predictions: [jaipur] };
export const savedResponse = { status: 'success', bid: 'b9' };
