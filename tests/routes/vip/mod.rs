mod vipconfig;
mod vipopen;
