import { mount } from "svelte";
import App from "./App.svelte";
import { loadArt } from "./art";
import "./style/index.css";
import { theme } from "./theme.svelte";
import { speak, voice } from "./voice";

theme.begin();
void loadArt("common", "signs", "bots-more").catch(() => undefined);
await speak(voice.language);
const page = document.getElementById("page");
if (page) mount(App, { target: page });
