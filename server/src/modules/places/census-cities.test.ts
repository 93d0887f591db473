import { fileURLToPath } from 'node:url';
import { createPlacesService } from './service';

const service = createPlacesService({ file: fileURLToPath(new URL('../../../assets/places.json', import.meta.url)) });
beforeAll(async () => service.prepare(), 120_000);

/** Cities of India with more than 100,000 people, as the census of 2011 names them. */
const census = `Greater
  Mumbai|Mumbai|Delhi|Bangalore|Hyderabad|Ahmedabad|Chennai|Kolkata|Surat|Pune|Jaipur|Lucknow|Kanpur|Nagpur|Indore|Thane|Bhopal|Visakhapatnam|Pimpri-Chinchwad|Patna|Vadodara|Ghaziabad|Ludhiana|Agra|Nashik|Faridabad|Meerut|Rajkot|Kalyan-Dombivli|Vasai-Virar|Varanasi|Srinagar|Aurangabad|Dhanbad|Amritsar|Navi
  Mumbai|Allahabad|Ranchi|Howrah|Coimbatore|Jabalpur|Gwalior|Vijayawada|Jodhpur|Madurai|Raipur|Kota|Guwahati|Chandigarh|Solapur|Hubli-Dharwad|Bareilly|Moradabad|Mysore|Gurgaon|Aligarh|Jalandhar|Tiruchirappalli|Bhubaneswar|Salem|Mira-Bhayandar|Warangal|Thiruvananthapuram|Guntur|Bhiwandi|Saharanpur|Gorakhpur|Bikaner|Amravati|Noida|Jamshedpur|Bhilai|Cuttack|Firozabad|Kochi|Bhavnagar|Dehradun|Durgapur|Asansol|Nanded|Nanded
  Waghala|Kolhapur|Ajmer|Gulbarga|Jamnagar|Ujjain|Loni|Siliguri|Jhansi|Ulhasnagar|Nellore|Jammu|Sangli|Miraj|Sangli-Miraj|Belgaum|Mangalore|Ambattur|Tirunelveli|Malegaon|Gaya|Jalgaon|Udaipur|Maheshtala|Tiruppur|Davanagere|Kozhikode|Akola|Kurnool|Rajpur
  Sonarpur|Bokaro|Bokaro Steel City|South
  Dumdum|Bellary|Patiala|Agartala|Bhagalpur|Muzaffarnagar|Bhatpara|Panihati|Latur|Dhule|Rohtak|Korba|Bhilwara|Berhampur|Brahmapur|Muzaffarpur|Ahmednagar|Mathura|Kollam|Avadi|Rajahmundry|Kadapa|Kamarhati|Bilaspur|Shahjahanpur|Bijapur|Rampur|Shivamogga|Chandrapur|Junagadh|Thrissur|Alwar|Bardhaman|Kulti|Kakinada|Nizamabad|Parbhani|Tumkur|Hisar|Ozhukarai|Bihar
  Sharif|Panipat|Darbhanga|Bally|Aizawl|Dewas|Ichalkaranji|Karnal|Bathinda|Jalna|Eluru|Kirari Suleman
  Nagar|Barasat|Purnia|Satna|Mau|Mau Nath Bhanjan|Maunath
  Bhanjan|Sonipat|Farrukhabad|Sagar|Rourkela|Durg|Imphal|Ratlam|Hapur|Arrah|Karimnagar|Anantapur|Etawah|Ambernath|North
  Dumdum|Bharatpur|Begusarai|New
  Delhi|Gandhidham|Baranagar|Tiruvottiyur|Puducherry|Sikar|Thoothukudi|Rewa|Mirzapur|Raichur|Pali|Ramagundam|Haridwar|Vizianagaram|Katihar|Nagercoil|Sri
  Ganganagar|Ganganagar|Karawal
  Nagar|Thanjavur|Bulandshahr|Uluberia|Katni|Sambhal|Singrauli|Nadiad|Secunderabad|Naihati|Yamunanagar|Bidhannagar|Pallavaram|Bidar|Munger|Panchkula|Burhanpur|Raurkela
  Industrial Township|Kharagpur|Dindigul|Gandhinagar|Hospet|Nangloi Jat|Malda|English
  Bazar|Ongole|Deoghar|Chapra|Haldia|Khandwa|Nandyal|Chittoor|Morena|Amroha|Anand|Bhind|Bhalswa Jahangir
  Pur|Madhyamgram|Bhiwani|Baharampur|Ambala|Morbi|Fatehpur|Raebareli|Khora|Bhusawal|Orai|Bahraich|Vellore|Mahesana|Sambalpur|Raiganj|Sirsa|Danapur|Serampore|Sultan
  Pur Majra|Guna|Jaunpur|Panvel|Shivpuri|Surendranagar
  Dudhrej|Surendranagar|Unnao|Hugli|Chinsurah|Alappuzha|Kottayam|Machilipatnam|Shimla|Adoni|Tenali|Proddatur|Saharsa|Hindupur|Sasaram|Hajipur|Bhimavaram|Kumbakonam|Bongaigaon|Dehri|Madanapalle|Siwan|Bettiah|Ramgarh|Tinsukia|Guntakal|Srikakulam|Motihari|Dharmavaram|Medininagar|Gudivada|Phagwara|Pudukkottai|Narasaraopet|Suryapet|Miryalaguda|Tadipatri|Karaikudi|Kishanganj|Jamalpur|Ballia|Kavali|Tadepalligudem|Amaravati|Buxar|Tezpur|Jehanabad|Gangtok|Vasco
  Da Gama`;

/** Towns that have merged with a larger one, and parts of large cities, which people give as their place of birth. */
const parts = `Vasai|Nalasopara|Mira Road|Virar|Bhayandar|Dombivli|Dharwad|Salt Lake|New Town|Vashi|Kukatpally|Malkajgiri|Quthbullapur|LB
  Nagar|Serilingampally|Gajuwaka|Bommanahalli|Yelahanka|Dasarahalli|Krishnarajapuram|KR
  Puram|Byatarayanapura|Mahadevapura|Whitefield|Rajarhat|Ghatkopar|Andheri|Bandra|Dadar|Kurla|Malad|Kandivali|Borivali|Mulund|Chembur|Powai|Colaba|Janakpuri|Rohini|Pitampura|Saket|Lajpat Nagar|Shahdara|Karol Bagh|Blacktown|Tarneit|Point
  Cook|Craigieburn|Etobicoke|Punggol|Jurong|Tampines`;

const missingOf = async (names: string) => {
  const found = await Promise.all(
    names
      .split('|')
      .map((each) => each.trim().replace(/\s+/gu, ' '))
      .map(async (name) => ((await service.findNamed(name)) === null ? name : null)),
  );
  return found.filter((name) => name !== null);
};

it('finds each larger city by its name in the census', async () => expect(await missingOf(census)).toEqual([]));

it('finds merged towns and parts of cities by their own names', async () => expect(await missingOf(parts)).toEqual([]));

it.each([
  ['Vasai', 'Virar'],
  ['Mira Road', 'Bhayandar'],
  ['Koramangala', 'Bengaluru'],
  ['Salt Lake', 'Kolkata'],
  ['Miraj', 'Sangli'],
  ['Harris Park', 'Sydney'],
])('%s is near %s', async (part, city) => {
  expect((await service.autocomplete(part))[0]?.description).toContain(city);
});
