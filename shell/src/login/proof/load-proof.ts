/** Loads the form of the proof on demand. Rejects if its chunk fails to load. */
export const loadProof = () => import(/* webpackChunkName: "proof" */ './proof-form');
