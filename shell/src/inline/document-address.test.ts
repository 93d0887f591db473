/** @jest-environment jsdom */
import { readDocumentAddress, storeDocumentAddress } from './document-address';

it('is the address of the document after the browser went to another one in the same document', () => {
  history.replaceState(null, '', '/hi/forum?page=2#main');
  storeDocumentAddress(document);
  history.replaceState(null, '', '/about-us');
  expect(readDocumentAddress(document)).toEqual({ pathname: '/hi/forum', search: '?page=2' });
});

it('is the current address in a document without the inline script', () => {
  delete document.documentElement.dataset.address;
  history.replaceState(null, '', '/forum?page=1');
  expect(readDocumentAddress(document)).toEqual({ pathname: '/forum', search: '?page=1' });
});

it('is a path of this site where it begins with two slashes', () => {
  storeDocumentAddress(document, { pathname: '//elsewhere.test/', search: '' });
  expect(readDocumentAddress(document).pathname).toBe('//elsewhere.test/');
});
