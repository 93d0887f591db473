/** What remotes may take of react-redux: the contract that their releases are checked against. */
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
