/// The page's style sheet.
enum PageStyle {
  /// All rules.
  static var text: String {
    PageColors.style + base + header + filters + sheet + tables + findings + print
  }

  private static let base = """
    *{box-sizing:border-box}
    html{font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;scroll-padding-top:9rem;\
    background:var(--ground);color:var(--ink);-webkit-text-size-adjust:100%}
    body{margin:0 auto;padding:0 clamp(1rem,3vw,3rem) 4rem;max-width:120rem}
    h1,h2,h3,h4,p{margin:0}
    h1{font-size:2rem;line-height:1.15;letter-spacing:-.015em;font-weight:650}
    h2{font-size:1.4rem;line-height:1.2;letter-spacing:-.01em;font-weight:650;margin-top:3.5rem}
    #sheet h2{margin-top:1.2rem}
    h3{font-size:1rem;font-weight:650;margin-top:2rem}
    a{color:var(--link);text-underline-offset:.15em;text-decoration-thickness:1px}
    code{font:.86em/1.4 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;\
    overflow-wrap:anywhere}
    small{color:var(--quiet);font-size:.8rem;font-weight:400}
    .lead,.note{max-width:70ch;color:var(--quiet);margin-top:.5rem}
    .note{font-size:.9rem}
    .endonym{color:var(--quiet);font-weight:400}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}
    .glyphs{position:absolute;width:0;height:0;overflow:hidden}
    [hidden]{display:none!important}
    :focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}
    h2:focus{outline:none}
    button,select,input{font:inherit;color:inherit}
    select,input[type=search]{background:var(--card);border:1px solid var(--control);\
    border-radius:6px;padding:.3rem .5rem;min-height:2.1rem}
    button{cursor:pointer}
    .skip{position:absolute;left:1rem;top:-4rem;background:var(--card);padding:.5rem 1rem;z-index:9}
    .skip:focus{top:1rem}
    .scroll{position:relative;overflow:auto;margin-top:1rem;border:1px solid var(--line);border-radius:8px;\
    background:var(--card)}
    .tall{max-height:80vh}
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}

    """

  private static let header = """
    header.page{padding:2.5rem 0 1.5rem}
    .brand{font-size:.8rem;color:var(--quiet);letter-spacing:.04em;margin-bottom:.35rem}
    .tiles{display:flex;flex-wrap:wrap;gap:.5rem;margin:1.5rem 0 1rem}
    .tile{display:flex;align-items:baseline;gap:.4rem;background:var(--card);\
    border:1px solid var(--line);border-radius:8px;padding:.45rem .8rem;color:var(--quiet)}
    .tile b{font-size:1.25rem;font-weight:650;font-variant-numeric:tabular-nums;color:var(--ink)}
    .tile.over b,.tile.missingGlyph b,.tile.open b{color:var(--over)}
    .tile.scaled b{color:var(--scaled)}.tile.margin b{color:var(--margin)}
    .tile.ok b{color:var(--ok)}.tile.accepted b,.tile.fuller b{color:var(--accepted)}
    .tile[aria-pressed=true]{border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink);\
    color:var(--ink)}
    .about{margin-top:.6rem}
    .about>summary{cursor:pointer;color:var(--link);width:max-content;max-width:100%}
    .digest{font-size:.72rem;color:var(--quiet)}
    .problems{margin-top:1.5rem;border-inline-start:3px solid var(--over);\
    background:var(--over-ground);padding:.9rem 1.2rem;border-radius:0 8px 8px 0}
    .problems h2{font-size:1rem;margin:0}.problems ul{margin:.4rem 0 0;padding-inline-start:1.2rem}

    """

  private static let filters = """
    .bar{position:sticky;top:0;z-index:5;background:var(--ground);\
    border-bottom:1px solid var(--line);padding:.5rem 0 .7rem}
    .bar nav ul{display:flex;flex-wrap:wrap;gap:.2rem 1.3rem;list-style:none;margin:0 0 .5rem;\
    padding:0}
    .bar form{display:flex;flex-wrap:wrap;gap:.5rem .6rem;align-items:end;margin:0}
    @media (max-width:60rem),(max-height:30rem){.bar{position:static}\
    html{scroll-padding-top:1rem}}
    .field{display:flex;flex-direction:column;gap:.1rem}
    .field label,.field .label{font-size:.75rem;color:var(--quiet)}
    .field select{max-width:13rem}
    .field.grow{flex:1 1 10rem;max-width:22rem}.field.grow input{width:100%}
    .plain{background:none;border:1px solid var(--control);border-radius:6px;padding:.3rem .7rem;\
    min-height:2.1rem}
    .plain:hover,.tile:hover,.cell:hover{background:var(--raised)}
    #count{display:block;padding:.8rem 0 0;min-height:2.4rem;color:var(--quiet);font-variant-numeric:tabular-nums}

    """

  private static let sheet = """
    .slot{margin-top:2rem}
    .slot>h3{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:baseline;margin:0}
    .cards{list-style:none;margin:.8rem 0 0;padding:0;display:grid;gap:.8rem;\
    grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--column,17rem)),1fr))}
    .card{background:var(--card);border:1px solid var(--line);border-radius:8px;\
    padding:.75rem .9rem .8rem;min-width:0;display:flex;flex-direction:column;gap:.3rem;\
    font-size:.85rem;line-height:1.4}
    .card.over,.card.missingGlyph{border-color:var(--over)}
    @media (min-width:60rem){.card.wide{grid-column:span 2}}.card.widest{grid-column:1/-1}
    .card header{display:flex;justify-content:space-between;gap:.6rem;align-items:baseline}
    .card h4{font-size:.9rem;font-weight:600;min-width:0;overflow-wrap:anywhere}
    .badge{font-size:.75rem;font-weight:600;border-radius:4px;padding:.05rem .4rem;\
    white-space:nowrap;background:var(--raised);color:var(--ink)}
    .badge.ok{background:var(--ok-ground);color:var(--ok)}
    .badge.margin,.badge.note{background:var(--margin-ground);color:var(--margin)}
    .badge.scaled,.badge.warning{background:var(--scaled-ground);color:var(--scaled)}
    .badge.over,.badge.missingGlyph,.badge.error{background:var(--over-ground);color:var(--over)}
    .badge.accepted{background:var(--accepted-ground);color:var(--accepted)}
    .stage{overflow-x:auto;overflow-y:hidden;margin:.15rem 0}
    .drawing{display:block;overflow:visible}
    .drawing .box{fill:var(--box);stroke:var(--line);stroke-width:.5}
    .drawing .budget{stroke:var(--budget);stroke-width:1}
    .drawing .bar95{stroke:var(--bar);stroke-width:.5;stroke-dasharray:2 2}
    .drawing .ink{fill:var(--ink)}
    .drawing .excess{fill:var(--over-ground)}
    .drawing .beyond .ink,.drawing .surplus{fill:var(--over)}
    .figures{font-variant-numeric:tabular-nums}
    .figures b{font-weight:650}.figures .over{color:var(--over)}
    .source{color:var(--quiet)}.source::before{content:"“"}.source::after{content:"”"}
    .place{display:flex;flex-wrap:wrap;gap:.1rem .7rem;color:var(--quiet);font-size:.8rem}
    .reason{color:var(--accepted)}.borrowed{color:var(--margin)}.missing{color:var(--over)}
    .others>summary{cursor:pointer;color:var(--link);font-size:.8rem}
    .others ul{list-style:none;margin:.3rem 0 0;padding:0}
    .other{border-top:1px solid var(--line);padding:.5rem 0;display:flex;flex-direction:column;\
    gap:.2rem}
    .more{margin-top:.8rem}
    .empty{color:var(--quiet);margin-top:1rem}

    """

  private static let tables = """
    table{border-collapse:separate;border-spacing:0;font-size:.85rem;min-width:100%}
    th,td{text-align:start;vertical-align:top;padding:.45rem .7rem;\
    border-bottom:1px solid var(--line);font-weight:400}
    tbody tr:last-child>*{border-bottom:0}
    thead th{position:sticky;top:0;background:var(--raised);z-index:2;font-weight:600}
    tbody th{font-weight:600;white-space:nowrap}
    .number{font-variant-numeric:tabular-nums;white-space:nowrap}
    .matrix tbody th,.coverage tbody th,.corner{position:sticky;inset-inline-start:0;\
    background:var(--card);z-index:1}
    .matrix .corner{z-index:3;background:var(--raised)}
    .matrix td{padding:.15rem .2rem;white-space:nowrap}
    .matrix td.dim{opacity:.45}
    .matrix code{overflow-wrap:normal;white-space:nowrap}
    .cell{background:none;border:0;border-radius:5px;padding:.3rem .5rem;text-align:start;\
    width:100%;min-height:2rem}
    .mark{font-size:.75rem;font-weight:600;border-radius:4px;padding:0 .3rem;\
    background:var(--raised);font-variant-numeric:tabular-nums}
    .mark.differs,.mark.broken{background:var(--over-ground);color:var(--over)}
    .mark.drift{background:var(--scaled-ground);color:var(--scaled)}
    .mark.anchored{background:var(--accepted-ground);color:var(--accepted)}
    .legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;font-size:.8rem;color:var(--quiet);\
    margin-top:.6rem}
    .controls{margin-top:.8rem}
    .coverage td{min-width:10rem}.coverage small{display:block}
    .share{font-variant-numeric:tabular-nums;font-weight:600}
    .meter{display:block;width:100%;max-width:12rem;height:5px;margin:.2rem 0}
    .meter .whole{fill:var(--raised)}.meter .part{fill:var(--ok)}
    dialog{background:var(--card);color:var(--ink);border:1px solid var(--line);\
    border-radius:10px;max-width:min(60rem,94vw);width:100%;max-height:88vh;padding:1.5rem;\
    overflow:auto}
    dialog::backdrop{background:rgb(0 0 0/.4)}
    dialog h3{margin:0;font-size:1.15rem}dialog h4{margin:1.2rem 0 .3rem;font-size:.9rem}
    dialog header{display:flex;justify-content:space-between;gap:1rem;align-items:start}
    .decisions{margin:0}.decisions dt{font-weight:600;margin-top:.5rem}.decisions dd{margin:0}

    """

  private static let findings = """
    .file h3{font-size:.9rem}
    .findings{list-style:none;margin:.5rem 0 0;padding:0;background:var(--card);\
    border:1px solid var(--line);border-radius:8px}
    .finding{padding:.7rem 1rem;border-bottom:1px solid var(--line);\
    content-visibility:auto;contain-intrinsic-size:auto 7rem}
    .finding:last-child{border-bottom:0}
    .finding .what{font-weight:600;overflow-wrap:anywhere}
    .finding .advice{color:var(--quiet);max-width:110ch;font-size:.9rem}
    .finding .excerpt{background:var(--box);border-radius:5px;padding:.3rem .6rem;\
    margin:.35rem 0;overflow-wrap:anywhere;white-space:pre-wrap}
    .finding .place{margin-top:.3rem}
    mark{background:var(--over-ground);color:var(--over);border-radius:2px}

    """

  private static let print = """
    @media print{.bar,.skip,.more,.others>summary{display:none}.scroll{overflow:visible;\
    max-height:none}.card,.finding,tr{break-inside:avoid}body{padding:0}\
    html{font-size:11px}.matrix{font-size:.6rem}}

    """
}
