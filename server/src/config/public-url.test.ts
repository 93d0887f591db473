import { readPublicUrl } from './public-url';

const production = { local: false, port: 3000 };

it.each([
  ['https://oracle.example', 'https://oracle.example'],
  ['https://oracle.example/', 'https://oracle.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('reads %s', (text, origin) => {
  expect(readPublicUrl(text, production)).toBe(origin);
});

it.each([
  'oracle.example',
  '//oracle.example',
  'ftp://oracle.example',
  'https://',
  'https://oracle.example/site',
  'https://oracle.example/?a',
  'https://oracle.example/#a',
  'https://me:pw@oracle.example',
])('refuses %s', (text) => {
  expect(() => readPublicUrl(text, production)).toThrow('PUBLIC_URL must be an address such as');
});

it('has a default in local mode only', () => {
  expect(readPublicUrl('', { local: true, port: 3100 })).toBe('http://localhost:3100');
  expect(() => readPublicUrl('', production)).toThrow('In production PUBLIC_URL must be');
});
