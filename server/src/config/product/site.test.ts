import { readCommerceConfig } from './commerce';
import { readSiteConfig, toSiteDetails } from './site';
import { StartError } from '../start/start-error';
import { writeSite } from '../../testing/site-file';

it('has a marked sample without a file', () => {
  expect(readSiteConfig(undefined)).toMatchObject({ sample: true, reviews: [], films: [], figures: null });
});

it('uses the details of a file, and the seller from the prices', () => {
  const site = readSiteConfig(writeSite({ supportMail: 'help@site.in', appStore: null }));
  const { seller } = readCommerceConfig(undefined);
  expect(site.sample).toBeUndefined();
  expect(toSiteDetails(site, seller)).toMatchObject({
    supportMail: 'help@site.in',
    appStore: null,
    seller: { name: seller.name, address: seller.address, gstin: seller.gstin },
  });
});

it.each([
  ['supportMail', { supportMail: 'nobody' }, 'supportMail is not as it must be (must be an e-mail address)'],
  ['facebook', { facebook: 'http://example.in' }, 'facebook is not as it must be (must be an address with https)'],
  ['a figure in one language', { figures: { predictions: { en: '10' } } }, 'figures.predictions.hi'],
  [
    'a rating above five',
    { reviews: [{ name: 'A', designation: 'B', avatar: 'male', comments: 'C', complimentTag: 'D', rating: 6 }] },
    'reviews.0.rating',
  ],
  ['a field that does not exist', { gstin: '07AAAAA0000A1Z5' }, 'not as it must be'],
  ['no grievance officer', { grievanceOfficer: undefined }, 'grievanceOfficer is not as it must be'],
])('refuses %s by name', (_, changes, message) => {
  expect(() => readSiteConfig(writeSite(changes))).toThrow(message);
});

it('reports an unreadable file', () => {
  expect(() => readSiteConfig('/no/such/site.json')).toThrow(StartError);
});
