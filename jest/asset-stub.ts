// What a picture, font or style sheet is to a test: an address.
export default '/asset';
