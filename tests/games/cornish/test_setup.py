"""What is in the box and how the table is laid."""

import pytest

from games.cornish.tables import PACK, content, lay, player, sit
from hoodwink import Match
from hoodwink.games.cornish.rules import CornishSmuggler
from hoodwink.games.cornish.things.forms import cells_of, orientations


def chosen(seats: int = 3, until: str = "turn") -> Match:
    """A match in which everybody takes the first thing offered."""
    match = sit(seats)
    while match.view(None)["phase"] != until:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


@pytest.mark.rule("CS-001", "CS-002", "CS-003", "CS-026", "CS-004")
def test_everybody_starts_with_thirteen_gold_ten_influence_and_no_name() -> None:
    for who in sit(4).view(None)["players"]:
        assert (who["gold"], who["influence"], who["reputation"]) == (13, 10, 0)
        assert (who["pawns"], who["ship"]) == ([], None)


@pytest.mark.rule("CS-005", "CS-019")
def test_ten_ships_have_ten_different_holds_of_the_same_room() -> None:
    rooms = content().rooms[: len(content().ships)]
    assert len({frozenset(orientations(cells_of(room.rows))) for room in rooms}) == 10
    assert {room.squares for room in rooms} == {11}


@pytest.mark.rule("CS-005", "CS-077")
def test_every_ship_carries_most_of_what_a_good_ship_carries() -> None:
    """Pairs and triples that fit: no hold takes less than four fifths of the best one."""
    forms = range(len(content().forms))
    sets = [[a, b] for a in forms for b in forms if a <= b]
    sets += [[a, b, c] for a, b in sets for c in forms if b <= c]
    worth = [sum(content().fitter.fits(ship, goods) for goods in sets) for ship in range(10)]
    assert min(worth) > 0.8 * max(worth)


@pytest.mark.rule("CS-006", "CS-025")
def test_at_least_36_shapes_of_one_to_six_squares_lie_open_at_three_merchants() -> None:
    stalls = sit().view(None)["merchants"]
    size = {form.key: form.size for form in content().forms}
    shapes = [size[key] for stall in stalls.values() for key, n in stall.items() for _ in range(n)]
    assert len(stalls) == 3
    assert len(shapes) >= 36
    assert set(shapes) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("CS-007", "CS-008", "CS-023")
def test_four_decks_hold_twelve_characters_or_more_with_twenty_abilities() -> None:
    cards = content().characters
    assert content().decks == ("religious", "trade", "unskilled", "officials")
    for deck in range(4):
        assert sum(card.deck == deck for card in cards) >= 12
    assert any(card.mob for card in cards)
    abilities = {effect[0] for card in cards for effect in card.effects}
    always = {perk for card in cards for perk, n in enumerate(card.perks) if n}
    others = {"toll", "outlet", "access", "place", "warehouse", "mob"}
    assert len(abilities) + len(always) + len(others) >= 20


@pytest.mark.rule("CS-009", "CS-123", "C-9")
def test_warehouses_are_start_ones_or_come_with_one_character_each() -> None:
    stores = content().warehouses
    brought = [card.warehouse for card in content().characters if card.warehouse >= 0]
    assert len(content().starters) >= 8
    assert sorted(brought) == [n for n, store in enumerate(stores) if not store.start]


@pytest.mark.rule("CS-010", "CS-020")
def test_at_least_44_secrets_of_16_kinds_lie_face_down() -> None:
    assert len(content().secrets) >= 16
    assert sit().view(0)["secrets_left"] == sum(card.count for card in content().secrets) >= 44


@pytest.mark.rule("CS-011", "CS-012", "CS-013", "CS-014", "CS-018", "C-36", "C-40")
def test_the_board_is_west_cornwall_as_the_rules_tell_it() -> None:
    board = content().board
    at = board.land.index
    assert len(board.land) >= 30
    assert {size for size in board.sizes if size} == {1, 2, 3, 4, 5, 6}
    assert len(board.merchants) == 3
    assert board.land[board.customs] == "penzance"
    assert board.risks[at("st-ives")] == 5
    assert board.coves[at("gwithian")]
    assert board.coves[at("prussia-cove")]
    assert board.away[at("lelant")][at("gwithian")] == 2
    assert board.sizes[at("up-north")] == 6
    assert board.risks[at("sennen")]
    assert not board.sizes[at("sennen")]
    assert len(board.roads[board.customs]) >= 3


@pytest.mark.rule("CS-015", "CS-035")
def test_every_way_from_a_merchant_to_the_coast_crosses_the_sea_off_st_levan() -> None:
    board = content().board
    gate = board.sea.index("off-st-levan")
    reached, frontier = set[int](), [board.sea.index(name) for name in board.merchants]
    while frontier:
        at = frontier.pop()
        if at not in reached and at != gate:
            reached.add(at)
            frontier += board.lanes[at]
    assert {board.shore[at] for at in reached} == {-1}
    assert {board.shore[at] for at in range(len(board.sea))} > {-1}


@pytest.mark.rule("CS-017", "CS-022", "C-1", "C-2")
def test_the_customs_track_grows_stricter_and_holds_officers() -> None:
    market = content().market
    spaces = range(market.ends[5] + 1)
    levels, bribes = [market.level(n) for n in spaces], [market.bribe(n) for n in spaces]
    assert levels == sorted(levels, reverse=True)
    assert bribes == sorted(bribes)
    assert 7 in levels
    assert market.officers(1) == 0
    assert market.officers(2) + market.officers(3) == 1
    assert sit().view(None)["track"] == 0


@pytest.mark.rule("CS-096", "CS-097")
def test_lower_rows_pay_more_gold_and_less_reputation() -> None:
    low, fair, high = content().market.prices
    for column in range(6):
        assert low[column][0] < fair[column][0] < high[column][0]
        assert low[column][1] >= fair[column][1] >= high[column][1]
        assert low[column][1] > high[column][1]
    assert {4, 6, 16} <= {gold for row in (low, fair, high) for gold, _ in row}


@pytest.mark.rule("CS-024", "CS-021")
def test_an_officer_stands_in_penzance_and_one_in_st_ives() -> None:
    seen = sit().view(None)
    assert sorted(row["place"] for row in seen["officers"]) == ["penzance", "st-ives"]
    assert all(row["briber"] is None for row in seen["officers"])
    assert seen["wheel"] == 0


@pytest.mark.rule("CS-027")
def test_chance_names_the_first_player() -> None:
    assert {sit(3, seed).view(None)["first"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("CS-028", "C-39")
def test_ships_are_chosen_clockwise_from_the_first_player() -> None:
    match = sit(3)
    first = match.view(None)["first"]
    order = []
    for choices in (10, 9, 8):
        order.append(match.to_act[0])
        assert len(match.moves(order[-1])) == choices
        match.play(order[-1], match.moves(order[-1])[0])
    assert order == [(first + n) % 3 for n in range(3)]
    assert match.view(None)["phase"] == "warehouses"


@pytest.mark.rule("CS-029")
def test_start_warehouses_are_chosen_counter_clockwise_from_the_last_player() -> None:
    match = chosen(3, "warehouses")
    first = match.view(None)["first"]
    order, starters = [], len(content().starters)
    for taken in range(3):
        order.append(match.to_act[0])
        assert len(match.moves(order[-1])) == starters - taken
        match.play(order[-1], match.moves(order[-1])[0])
    assert order == [(first - 1 - n) % 3 for n in range(3)]


@pytest.mark.rule("CS-030", "CS-031", "CS-033", "CS-132")
def test_a_player_draws_two_characters_in_secret_and_keeps_one() -> None:
    match = chosen(3, "pair")
    seat = match.to_act[0]
    assert len(match.moves(seat)) == 10
    match.play(seat, "draw religious officials")
    dealt = match.view(seat)["dealt"]
    assert None not in dealt
    assert match.view((seat + 1) % 3)["dealt"] == [None, None]
    match.play(seat, f"keep {dealt[1]}")
    who = match.view(None)["players"][seat]
    card = next(card for card in content().characters if card.key == dealt[1])
    assert (who["gold"], who["reputation"]) == (13, card.reputation)
    assert [c["character"] for c in who["characters"]] == [dealt[1]]
    assert match.view(seat)["under_decks"][0] == [{"seat": seat, "character": dealt[0]}]
    assert match.view(None)["under_decks"][0] == [{"seat": seat, "character": None}]


@pytest.mark.rule("CS-030")
def test_both_cards_may_come_from_one_deck() -> None:
    match = chosen(2, "pair")
    seat = match.to_act[0]
    match.play(seat, "draw trade trade")
    dealt = match.view(seat)["dealt"]
    match.play(seat, f"keep {dealt[0]}")
    assert match.view(seat)["under_decks"][1] == [{"seat": seat, "character": dealt[1]}]


@pytest.mark.rule("CS-034", "CS-016")
def test_a_first_pawn_goes_anywhere_on_land_scilly_and_shared_places_too() -> None:
    match = chosen(3, "pawns")
    for place in ("scilly", "penzance", "penzance"):
        assert len(match.moves(match.to_act[0])) == len(content().board.land)
        match.play(match.to_act[0], f"place pawn {place}")
    assert match.view(None)["phase"] == "anchors"


@pytest.mark.rule("CS-035", "CS-016", "C-12")
def test_a_ship_is_placed_on_any_sea_or_merchant_space_but_no_closed_cove() -> None:
    match = chosen(3, "anchors")
    board = content().board
    places = {move.text.rpartition(" ")[2] for move in match.moves(match.to_act[0])}
    known = {board.sea[n] for n in range(len(board.sea)) if board.hidden[n]} & places
    assert set(board.merchants) <= places
    assert {name for n, name in enumerate(board.sea) if not board.hidden[n]} <= places
    assert len(known) < 5
    match.play(match.to_act[0], "place ship roscoff")
    match.play(match.to_act[0], "place ship roscoff")


@pytest.mark.rule("CS-032", "CS-036", "C-3")
def test_the_first_round_shows_four_characters_and_pays_no_income() -> None:
    match = chosen(3)
    seen = match.view(None)
    assert seen["round"] == 1
    assert None not in seen["faces"]
    assert [who["influence"] for who in seen["players"]] == [10, 10, 10]
    assert match.to_act == (seen["first"],)


@pytest.mark.rule("C-3")
def test_an_option_pays_reputation_in_the_first_round() -> None:
    match = sit(2, first_income="reputation")
    while match.view(None)["phase"] != "turn":
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    for who in match.view(None)["players"]:
        assert who["influence"] == 10 + who["reputation"]


@pytest.mark.rule("CS-008")
def test_the_known_characters_are_as_told() -> None:
    by_key = {card.key: card for card in content().characters}
    mayor, witch = by_key["allen-cutler"], by_key["witch-of-st-levan"]
    assert (mayor.cost, mayor.reputation) == (2, 3)
    assert witch.reputation == 0
    gate = content().board.sea.index("off-st-levan")
    assert witch.tolls == [(gate, 1)]


@pytest.mark.rule("CS-135")
def test_nothing_can_be_offered_traded_or_promised() -> None:
    verbs = {move.verb for move in CornishSmuggler(sit().options, PACK).setting.words.phrases.moves}
    assert not verbs & {"offer", "accept", "trade", "promise", "give", "pay"}


@pytest.mark.rule("CS-004", "CS-024")
def test_two_to_five_players_sit_down() -> None:
    for seats in (2, 3, 4, 5):
        assert len(sit(seats).view(None)["players"]) == seats


@pytest.mark.rule("CS-064")
def test_a_view_shows_one_way_to_lay_the_cargo() -> None:
    table = lay(player(ship="good-intent", hold=["brandy", "tea"]))
    laid = table.match.view(1)["laid"][0]
    squares = [tuple(square) for piece in laid for square in piece]
    rows = content().rooms[content().ships.index("good-intent")].rows
    assert sorted(len(piece) for piece in laid) == [2, 4]
    assert len(set(squares)) == 6
    assert all(rows[y][x] == "#" for y, x in squares)
