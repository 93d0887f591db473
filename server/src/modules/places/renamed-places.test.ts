import { fileURLToPath } from 'node:url';
import { createPlacesService } from './service';

const file = fileURLToPath(new URL('../../../assets/places.json', import.meta.url));
const service = createPlacesService({ file });
const first = async (input: string) => (await service.autocomplete(input))[0]?.description;

it.each([
  ['Aurangabad, Maharashtra', 'Chhatrapati Sambhajinagar'],
  ['Port Blair', 'Sri Vijaya Puram'],
  ['Mughalsarai', 'Pt. Deen Dayal Upadhyaya Nagar'],
  ['Mughalsarai', 'Pandit Deen Dayal Upadhyaya Nagar'],
  ['Ahmednagar', 'Ahilyanagar'],
  ['Osmanabad', 'Dharashiv'],
  ['Allahabad', 'Prayagraj'],
  ['Gurgaon', 'Gurugram'],
  ['Hoshangabad', 'Narmadapuram'],
  ['Bangalore', 'Bengaluru'],
  ['Mangalore', 'Mangaluru'],
  ['Mysore', 'Mysuru'],
  ['Rajahmundry', 'Rajamahendravaram'],
  ['Simla', 'Shimla'],
  ['Calicut', 'Kozhikode'],
  ['Faizabad', 'Ayodhya Cantt'],
  ['Bellary', 'Ballari'],
  ['Belgaum', 'Belagavi'],
  ['Hubli', 'Hubballi'],
  ['Gulbarga', 'Kalaburagi'],
  ['Bijapur, Karnataka', 'Vijayapura'],
  ['Chikmagalur', 'Chikkamagaluru'],
  ['Hospet', 'Hosapete'],
  ['Shimoga', 'Shivamogga'],
  ['Tumkur', 'Tumakuru'],
  ['Ramanagara', 'Bengaluru South'],
  ['Gaya', 'Gaya Ji'],
  ['Joshimath', 'Jyotirmath'],
  ['Karimganj', 'Sribhumi'],
  ['Nasrullahganj', 'Bhairunda'],
  ['Kevadia', 'Ekta Nagar'],
  ['Naya Raipur', 'Atal Nagar'],
  ['Uran Islampur', 'Ishwarpur'],
  ['Mundera Bazar', 'Chauri Chaura'],
  ['Nagar Untari', 'Bansidhar Nagar'],
  ['Havelock', 'Swaraj Dweep'],
  ['Jalalabad, Shajahanpur', 'Parashurampuri'],
  ['Mhow', 'Dr. Ambedkar Nagar'],
  ['Mewat', 'Nuh'],
])('finds a town by its old name and its new one: %s, %s', async (old, current) => {
  expect(await first(old)).toBeDefined();
  expect(await first(old)).toBe(await first(current));
});
