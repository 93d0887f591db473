// Tests import images, fonts and style sheets as an address.
export default '/asset';
