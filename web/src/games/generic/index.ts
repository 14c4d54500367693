/** Any game at all: views and moves laid out by their types. */
import { entry } from "../contract";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Tray from "./Tray.svelte";

export default entry({ Board, Tray, Facts, art: [] });
