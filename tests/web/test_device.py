"""The way to a table and to another device, and being forgotten."""

from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files

from playwright.sync_api import Browser, Page, expect

from server.kit import Serving
from web.browser import NARROW, Visitor

Visit = Callable[..., Visitor]
PUBLIC = "https://play.example.org"


def named(page: Page, serving: Serving, name: str = "Ann") -> str:
    """Makes this browser that person; tells the key."""
    joined = serving.ask("POST", "/api/keys", {"name": name})
    for word in ("key", "person", "name"):
        page.evaluate("([w, v]) => localStorage.setItem('hoodwink.' + w, v)", [word, joined[word]])
    return str(joined["key"])


def test_the_lobby_shows_code_link_and_squares_of_the_public_address(
    visit: Visit, serving: Serving
) -> None:
    page = visit(size=NARROW).go()
    table = serving.table(named(page, serving))
    made = {"id": table, "code": "any", "link": f"{PUBLIC}/t/{table}"}
    page.route("**/api/tables/code/*", lambda route: route.fulfill(json=made))
    page.goto(f"{serving.url}/t/{table}")
    link = page.get_by_label("The link of this table", exact=True)
    expect(link).to_have_value(f"{PUBLIC}/t/{table}")
    squares = page.get_by_role("img", name="for the camera of a telephone")
    expect(squares).to_be_visible()
    size = squares.bounding_box()
    assert size is not None
    assert size["width"] >= 150
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]


def test_the_lobby_tells_a_guest_of_somebodys_own_pack(visit: Visit, serving: Serving) -> None:
    text = files("hoodwink.games").joinpath("shahdozd", "pack.toml").read_text(encoding="utf-8")
    table = serving.table(serving.person(), pack=text)
    page = visit(size=NARROW).go(f"/t/{table}")
    expect(page.locator(".own-pack code")).to_have_text(sha256(text.encode()).hexdigest())
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]
    page.goto(f"{serving.url}/t/{serving.table(serving.person())}")
    expect(page.locator(".chairs")).to_be_visible()
    expect(page.locator(".own-pack")).to_have_count(0)


def test_a_server_that_only_this_machine_hears_says_so(visit: Visit, serving: Serving) -> None:
    page = visit().go()
    table = serving.table(named(page, serving))
    page.goto(f"{serving.url}/t/{table}")
    expect(page.get_by_text("Only this machine hears this server.")).to_be_visible()
    expect(page.locator(".qr")).to_have_count(0)


def test_the_same_person_on_another_device(visit: Visit, serving: Serving) -> None:
    page = visit().go()
    named(page, serving)
    page.goto(f"{serving.url}/device")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("The link to another device", exact=True).input_value()
    visitor = visit()
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    other = visitor.go(link.removeprefix(serving.url))
    other.get_by_role("button", name="Be this person here").click()
    expect(other.get_by_role("link", name="Ann")).to_be_visible()
    secret = link.rpartition("#")[2]
    assert len(secret) > 20
    assert not [url for url in asked if secret in url.partition("#")[0]]
    assert secret not in other.url


def test_a_link_that_was_used_is_refused(browser: Browser, serving: Serving) -> None:
    """The browser itself says that a request was refused: that is no complaint of ours."""
    link = serving.ask("POST", "/api/me/link", key=serving.person())["link"]
    serving.ask("POST", "/api/keys", {"link": link})
    visitor = Visitor(browser, serving.url)
    page = visitor.go()
    named(page, serving, "Bob")
    page.goto(f"{serving.url}/device#{link}")
    expect(page.get_by_text("Here you are Bob.")).to_be_visible()
    page.get_by_role("button", name="Be this person here").click()
    expect(page.get_by_role("alert")).to_contain_text("it has been used")
    visitor.leave()


def test_other_devices_are_locked_out(visit: Visit, serving: Serving) -> None:
    page = visit().go()
    key = named(page, serving)
    link = serving.ask("POST", "/api/me/link", key=key)["link"]
    lost = serving.ask("POST", "/api/keys", {"link": link})["key"]
    page.goto(f"{serving.url}/device")
    page.get_by_role("button", name="Lock out all other devices").click()
    page.get_by_role("button", name="Yes, lock them out").click()
    said = page.get_by_role("main").get_by_role("status")
    expect(said).to_have_text("No other device is you any longer.")
    assert serving.refused("GET", "/api/me", key=lost)[0] == 401
    assert serving.ask("GET", "/api/me", key=key)["name"] == "Ann"


def test_a_name_is_changed_and_then_all_is_forgotten(visit: Visit, serving: Serving) -> None:
    page = visit().go()
    key = named(page, serving)
    page.goto(f"{serving.url}/device")
    page.get_by_label("Your name").fill("Maid Marian")
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_role("link", name="Maid Marian")).to_be_visible()
    assert serving.ask("GET", "/api/me", key=key)["name"] == "Maid Marian"
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me for good").click()
    expect(page.locator(".poster").first).to_be_visible()
    assert serving.refused("GET", "/api/me", key=key)[0] == 401
    assert page.evaluate("localStorage.getItem('hoodwink.key')") is None


def test_the_rules_have_a_page_of_their_own(visit: Visit) -> None:
    page = visit().go("/new/shahdozd")
    page.get_by_role("link", name="Read them").click()
    expect(page.get_by_role("heading", name="King, Thief, Minister")).to_be_visible()
    rule = page.locator("p.rule[data-rule]").last
    number = rule.get_attribute("data-rule")
    page.goto(f"{page.url}/{number}")
    expect(page.locator("p.here")).to_be_in_viewport()
