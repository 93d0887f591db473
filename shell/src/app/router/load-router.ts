/** Loads the code that navigates, which a rendered page does not need to answer. */
export const loadRouter = () => import(/* webpackChunkName: "router" */ './router');
