import type { ScriptFault } from './faulty-scripts';

/** The exports of a page's module; its component is named `$2`. */
const page = /([\w$]+\.r\([\w$]+\),[\w$]+\.d\([\w$]+,\{)Component:\(\)=>([\w$]+)(\}\);)/g;
const fault = 'if(!globalThis.isMended)throw new Error("a faulty release");';
/** One component each time it is asked for, or React would mount the page anew. */
const inPlaceOf = (component: string) => `$1Component:()=>$2.faulty??=${component}$3`;

/** Faults of a page of forum that appear only once React has it. */
export const pageFaults: ScriptFault[] = [
  { description: 'throws while it renders', pattern: page, replacement: inPlaceOf(`(props)=>{${fault}return $2(props)}`) },
  {
    description: 'throws in an effect',
    pattern: page,
    // Without React at hand: a class whose effect after mounting throws, around the element of the page.
    replacement: inPlaceOf(
      `class{get isReactComponent(){return{}}constructor(props){this.props=props}componentDidMount(){${fault}}render(){return{$$$$typeof:Symbol.for("react.transitional.element"),type:$2,key:null,props:this.props}}}`,
    ),
  },
];
