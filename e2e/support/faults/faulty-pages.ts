import type { ScriptFault } from './faulty-scripts';

/** The exports of a page's module; its component is named `$2`. */
const page = /([\w$]+\.r\([\w$]+\),[\w$]+\.d\([\w$]+,\{)Component:\(\)=>([\w$]+)(\}\);)/g;
const fault = 'if(!globalThis.isMended)throw new Error("a faulty release");';
/** Returns the same component each time, because React would mount the page again otherwise. */
const cacheComponent = (component: string) => `$1Component:()=>$2.faulty??=${component}$3`;

/** Faults of a page of forum that occur only after React has loaded it. */
export const pageFaults: ScriptFault[] = [
  { description: 'throws while it renders', pattern: page, replacement: cacheComponent(`(props)=>{${fault}return $2(props)}`) },
  {
    description: 'throws in an effect',
    pattern: page,
    // React is not in scope, so this is a class whose effect throws, around the element of the page.
    replacement: cacheComponent(
      `class{get isReactComponent(){return{}}constructor(props){this.props=props}componentDidMount(){${fault}}render(){return{$$$$typeof:Symbol.for("react.transitional.element"),type:$2,key:null,props:this.props}}}`,
    ),
  },
];
