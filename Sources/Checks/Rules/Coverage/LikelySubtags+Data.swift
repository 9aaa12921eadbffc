extension LikelySubtags {
  /// The usual script and region of languages, also where a script or region is given with them.
  ///
  /// From CLDR 46 (`supplemental/likelySubtags`), as ICU gives it: the languages of two letters, and
  /// those of three that systems by Apple offer.
  static let data = """
    aa=Latn-ET ab=Cyrl-GE af=Latn-ZA ak=Latn-GH am=Ethi-ET an=Latn-ES ar=Arab-EG as=Beng-IN
    ast=Latn-ES av=Cyrl-RU ay=Latn-BO az=Latn-AZ az-Cyrl=Cyrl-AZ ba=Cyrl-RU be=Cyrl-BY
    bg=Cyrl-BG bho=Deva-IN bi=Latn-VU bm=Latn-ML bn=Beng-BD bo=Tibt-CN br=Latn-FR brx=Deva-IN
    bs=Latn-BA ca=Latn-ES ce=Cyrl-RU ceb=Latn-PH ch=Latn-GU chr=Cher-US ckb=Arab-IQ co=Latn-FR
    cr=Cans-CA cs=Latn-CZ cu=Cyrl-RU cv=Cyrl-RU cy=Latn-GB da=Latn-DK de=Latn-DE doi=Deva-IN
    dsb=Latn-DE dv=Thaa-MV dz=Tibt-BT ee=Latn-GH el=Grek-GR en=Latn-US eo=Latn-001 es=Latn-ES
    et=Latn-EE eu=Latn-ES fa=Arab-IR ff=Latn-SN fi=Latn-FI fil=Latn-PH fj=Latn-FJ fo=Latn-FO
    fr=Latn-FR fur=Latn-IT fy=Latn-NL ga=Latn-IE gd=Latn-GB gl=Latn-ES gn=Latn-PY gsw=Latn-CH
    gu=Gujr-IN gv=Latn-IM ha=Latn-NG haw=Latn-US he=Hebr-IL hi=Deva-IN ho=Latn-PG hr=Latn-HR
    hsb=Latn-DE ht=Latn-HT hu=Latn-HU hy=Armn-AM hz=Latn-NA ia=Latn-001 id=Latn-ID ie=Latn-EE
    ig=Latn-NG ik=Latn-US io=Latn-001 is=Latn-IS it=Latn-IT iu=Cans-CA ja=Jpan-JP jv=Latn-ID
    ka=Geor-GE kab=Latn-DZ kg=Latn-CD ki=Latn-KE kj=Latn-NA kk=Cyrl-KZ kl=Latn-GL km=Khmr-KH
    kn=Knda-IN ko=Kore-KR kok=Deva-IN kr=Latn-NG ks=Aran-IN ku=Latn-TR kv=Cyrl-RU kw=Latn-GB
    ky=Cyrl-KG la=Latn-VA lb=Latn-LU lg=Latn-UG li=Latn-NL ln=Latn-CD lo=Laoo-LA lt=Latn-LT
    lu=Latn-CD lv=Latn-LV mai=Deva-IN mas=Latn-KE mg=Latn-MG mh=Latn-MH mi=Latn-NZ mk=Cyrl-MK
    ml=Mlym-IN mn=Cyrl-MN mni=Beng-IN mr=Deva-IN ms=Latn-MY mt=Latn-MT my=Mymr-MM na=Latn-NR
    nb=Latn-NO nd=Latn-ZW nds=Latn-DE ne=Deva-NP ng=Latn-NA nl=Latn-NL nn=Latn-NO no=Latn-NO
    nr=Latn-ZA nv=Latn-US ny=Latn-MW oc=Latn-FR oj=Cans-CA om=Latn-ET or=Orya-IN os=Cyrl-GE
    pa=Guru-IN pa-Arab=Arab-PK pa-PK=Arab-PK pi=Sinh-IN pl=Latn-PL ps=Arab-AF pt=Latn-BR
    qu=Latn-PE rm=Latn-CH rn=Latn-BI ro=Latn-RO ru=Cyrl-RU rw=Latn-RW sa=Deva-IN sat=Olck-IN
    sc=Latn-IT sd=Arab-PK se=Latn-NO sg=Latn-CF si=Sinh-LK sk=Latn-SK sl=Latn-SI sm=Latn-WS
    sn=Latn-ZW so=Latn-SO sq=Latn-AL sr=Cyrl-RS sr-Latn=Latn-RS sr-ME=Latn-ME ss=Latn-ZA
    st=Latn-ZA su=Latn-ID sv=Latn-SE sw=Latn-TZ ta=Taml-IN te=Telu-IN tg=Cyrl-TJ th=Thai-TH
    ti=Ethi-ET tk=Latn-TM tl=Latn-PH tn=Latn-ZA to=Latn-TO tr=Latn-TR ts=Latn-ZA tt=Cyrl-RU
    ty=Latn-PF tzm=Latn-MA ug=Arab-CN uk=Cyrl-UA ur=Aran-PK uz=Latn-UZ uz-Cyrl=Cyrl-UZ
    ve=Latn-ZA vi=Latn-VN vo=Latn-001 wa=Latn-BE wo=Latn-SN xh=Latn-ZA yi=Hebr-UA yo=Latn-NG
    yue=Hant-HK za=Latn-CN zgh=Tfng-MA zh=Hans-CN zh-HK=Hant-HK zh-Hant=Hant-TW zh-MO=Hant-MO
    zh-TW=Hant-TW zu=Latn-ZA
    """
}
