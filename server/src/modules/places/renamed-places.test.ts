import { fileURLToPath } from 'node:url';
import { readGazetteer } from './gazetteer';
import renamed from './names/renamed-places.json';
import { createPlacesService } from './service';

const file = fileURLToPath(new URL('../../../assets/places.json', import.meta.url));
const service = createPlacesService({ file });
beforeAll(async () => service.prepare(), 120_000);
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
  ['Velhe', 'Rajgad'],
  ['Islam Nagar', 'Jagdishpur, Madhya Pradesh'],
  ['Birsinghpur Pali', 'Maa Birasini Dham'],
  ['Shivpuri, Tikamgarh', 'Kundeshwar Dham'],
  ['Telia Afghan', 'Telia Shukla'],
  ['Mustafabad, Haryana', 'Saraswati Nagar'],
  ['Khizrabad', 'Pratap Nagar, Haryana'],
  ['Bilaspur, Haryana', 'Vyaspur'],
  ['Ross Island', 'Netaji Subhas Chandra Bose Dweep'],
  ['Neil Island', 'Shaheed Dweep'],
  ['Kosyakutoli', 'Kainchi Dham'],
  ['Miyanwala', 'Ramjiwala'],
  ['Kotdwar', 'Kanva Nagari'],
  ['Sultanganj', 'Ajgaibinath'],
  ['Ramanagaram', 'Bengaluru Dakshina'],
  ['Fatehabad, Agra', 'Sindoorpuram'],
  ['Khuldabad', 'Ratnapur'],
  ['Anantapur', 'Anantapuramu'],
  ['Muktsar', 'Sri Muktsar Sahib'],
  ['Nawanshahr, Punjab', 'Shaheed Bhagat Singh Nagar'],
  ['Bhadohi', 'Sant Ravidas Nagar'],
  ['Coorg', 'Madikeri'],
  ['Sultan Bathery', 'Sulthan Bathery'],
  ['Chinsurah', 'Hooghly'],
])('finds a town by its old name and its new one: %s, %s', async (old, current) => {
  expect(await first(old)).toBeDefined();
  expect(await first(old)).toBe(await first(current));
});

const listNamed = async (typed: string) =>
  (await service.autocomplete(typed)).flatMap(({ is_named: isNamed, structured_formatting: { main_text: name } }) =>
    isNamed ? [name] : [],
  );

it.each([
  ['Gurgaon', 'Gurugram'],
  ['गुड़गांव', 'Gurugram'],
  ['गुडगाँव', 'Gurugram'],
  ['इलाहाबाद', 'Prayagraj'],
  ['बैंगलोर', 'Bengaluru'],
  ['मैसूर', 'Mysuru'],
  ['बेलगाम', 'Belagavi'],
  ['गुलबर्गा', 'Kalaburagi'],
  ['शिमोगा', 'Shivamogga'],
  ['मद्रास', 'Chennai'],
  ['बम्बई', 'Mumbai'],
  ['कलकत्ता', 'Kolkata'],
  ['पूना', 'Pune'],
  ['त्रिवेंद्रम', 'Thiruvananthapuram'],
  ['कालीकट', 'Kozhikode'],
  ['अलेप्पी', 'Alappuzha'],
  ['पांडिचेरी', 'Puducherry'],
  ['गौहाटी', 'Guwahati'],
  ['मुग़लसराय', 'Pandit Deen Dayal Upadhyaya Nagar'],
  ['होशंगाबाद', 'Narmadapuram'],
  ['फ़ैज़ाबाद', 'Fyzabad'],
  ['चिनसुरा', 'Hugli'],
  ['रंगून', 'Yangon'],
  ['Jaipur', 'Jaipur'],
])('marks the town whose former or Hindi name was typed: %s, %s', async (typed, name) => {
  expect(await listNamed(typed)).toEqual([name]);
});

it.each(['Madras', 'मंगलौर', 'बड़ौदा', 'औरंगाबाद', 'Baroda', 'Hyderabad', 'London'])(
  'marks each of several towns of a name: %s',
  async (typed) => {
    expect((await listNamed(typed)).length).toBeGreaterThan(1);
  },
);

it('lists no other name for a town missing in the gazetteer', async () => {
  const places = await readGazetteer(file);
  const known = new Set(places.flatMap(({ state, name, district }) => [`${state}: ${name}`, `${state}: ${name}, ${district}`]));
  const states = Object.entries(renamed).filter(([region]) => region.length > 2);
  expect(
    states.flatMap(([state, towns]) => Object.keys(towns).map((town) => `${state}: ${town}`)).filter((town) => !known.has(town)),
  ).toEqual([]);
});
